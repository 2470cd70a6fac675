export { QuoteRequestForm } from "./quote-request-form.tsx";
