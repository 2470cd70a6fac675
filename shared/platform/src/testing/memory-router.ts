/** The router that tests use. Not part of the shared router, which every first load contains. */
export { createMemoryRouter } from "react-router-dom";
