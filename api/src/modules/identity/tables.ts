export { type User, users } from "./accounts/users.table.ts";
export { sessions, setCartKey } from "./sessions/sessions.table.ts";
