import type { FormEvent } from "react";
import { createRoot } from "react-dom/client";

const stay = (event: FormEvent) => event.preventDefault();

createRoot(document.getElementById("root") as HTMLElement).render(
  <main>
    <h1>A page</h1>
    <form data-floor onSubmit={stay}>
      <button type="submit">Search</button>
    </form>
  </main>,
);
