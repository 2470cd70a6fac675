import { Acknowledgement, problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";
import { AddressToSave, SavedAddress } from "./schemas.ts";

export const listAddresses = endpoint({
  method: "GET",
  path: "/api/users/addresses/",
  tag: "profile",
  summary: "Lists the customer's named addresses.",
  signedIn: true,
  response: z.array(SavedAddress),
});

/** Replaces the address that has the same name. 422 if the account has reached its maximum. */
export const saveAddress = endpoint({
  method: "POST",
  path: "/api/users/addresses/",
  tag: "profile",
  summary: "Saves an address under a name.",
  signedIn: true,
  body: AddressToSave,
  errors: problems(422),
  response: SavedAddress,
});

/** 409 if another address of the account has the name. */
export const changeAddress = endpoint({
  method: "PATCH",
  path: "/api/users/addresses/:id/",
  tag: "profile",
  summary: "Changes a named address.",
  signedIn: true,
  body: AddressToSave,
  errors: problems(409),
  response: SavedAddress,
});

export const deleteAddress = endpoint({
  method: "DELETE",
  path: "/api/users/addresses/:id/",
  tag: "profile",
  summary: "Deletes a named address.",
  signedIn: true,
  response: Acknowledgement,
});
