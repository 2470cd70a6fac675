import { config } from "zod";
import { errorMessage } from "./error-message.ts";

// Schemas import zod from here, so that no schema runs before its messages are readable.
config({ customError: errorMessage });

// Imported as a namespace (`import * as z`): bundles then contain only the parts of zod that schemas use.
export * from "zod";
