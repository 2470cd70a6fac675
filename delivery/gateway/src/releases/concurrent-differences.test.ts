import { setTimeout } from "node:timers/promises";
import { contentHash, hashedName, sha256 } from "@ligate/build/release-format/hashed-names";
import { FileDifferences } from "./file-differences.ts";

/** A request for a file by a browser that has a version, and the number of times that the file is read. */
function createRequest(content: string, dictionary: string) {
  const readWhole = jest.fn(async () => Buffer.from(content));
  const read = async () => Buffer.from(dictionary);
  const digest = sha256(dictionary).toString("base64");
  const headers = { "accept-encoding": "dcz", "available-dictionary": `:${digest}:` };
  return { request: { file: hashedName("home.js", contentHash(content)), readWhole, read }, headers, digest };
}

it("computes the differences of two versions once, also for concurrent requests and another spelling of the digest", async () => {
  const differences = new FileDifferences();
  const { request: file, headers, digest } = createRequest("new", "old");
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const spelling = digest.replace(/.=$/, (end) => `${alphabet[alphabet.indexOf(end.charAt(0)) + 1]}=`);
  expect(Buffer.from(spelling, "base64")).toEqual(sha256("old"));
  const other = { ...headers, "available-dictionary": `:${spelling}:` };
  const encoded = await Promise.all([headers, headers, other].map((one) => differences.encode(file, one)));
  expect(encoded[0]).toBeDefined();
  expect(new Set([...encoded, await differences.encode(file, other)]).size).toBe(1);
  expect(file.readWhole).toHaveBeenCalledTimes(1);
});

it("computes the differences of two files at a time, and refuses more than eight", async () => {
  const differences = new FileDifferences();
  const counts = { computing: 0, highest: 0 };
  const requests = Array.from({ length: 9 }, (_, n) => createRequest(`new ${n}`, "old"));
  const encode = ({ request: { readWhole, ...file }, headers }: (typeof requests)[number]) => {
    const readSlowly = async () => {
      counts.highest = Math.max(counts.highest, ++counts.computing);
      await setTimeout(5);
      counts.computing--;
      return readWhole();
    };
    return differences.encode({ ...file, readWhole: readSlowly }, headers);
  };
  const isEncoded = async () => (await Promise.all(requests.map(encode))).map((one) => one !== undefined);
  expect(await isEncoded()).toEqual([...Array(8).fill(true), false]);
  expect(counts.highest).toBe(2);
  expect(await isEncoded()).toEqual(Array(9).fill(true));
});

it("goes on after differences that could not be computed", async () => {
  const differences = new FileDifferences();
  for (let n = 0; n < 3; n++) {
    const { request: file, headers } = createRequest(`new ${n}`, "old");
    const readWhole = () => Promise.reject(new Error("gone"));
    await expect(differences.encode({ ...file, readWhole }, headers)).rejects.toThrow("gone");
    expect(await differences.encode(file, headers)).toBeDefined();
  }
});
