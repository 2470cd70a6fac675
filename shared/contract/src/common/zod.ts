import { config } from "zod";
import { errorMessage } from "./error-message.ts";

// Schemas import zod from this file, so that the error messages are installed before any schema runs.
config({ customError: errorMessage });

// Imported as a namespace (`import * as z`): bundles then contain only the parts of zod that schemas use.
export * from "zod";
