import { z } from "zod";
import { errorMessage } from "./error-message.ts";

// Schemas import zod from here, so that no schema runs before its messages are readable.
z.config({ customError: errorMessage });

export { z };
