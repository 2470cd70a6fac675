import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aBlogPost } from "../testing/samples.ts";

it("lists the posts, each with a link to its page", async () => {
  fakeApi({ "GET /api/blogs/get-latest-blogs/": [aBlogPost()], "GET /api/blogs/get-blog/7/": aBlogPost() });
  visit("/blog", routes);

  await userEvent.click(await screen.findByRole("link", { name: /Choosing a promoter/ }));

  expect(await screen.findByText("CMV is silenced in stem cells.")).toBeInTheDocument();
});

it("shows a message if there are no posts", async () => {
  fakeApi({ "GET /api/blogs/get-latest-blogs/": [] });

  visit("/blog", routes);

  expect(await screen.findByText("There are no posts yet.")).toBeInTheDocument();
});

it("shows a post with its author, role and date", async () => {
  fakeApi({ "GET /api/blogs/get-blog/7/": aBlogPost() });

  visit("/blog/7", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Choosing a promoter");
  expect(screen.getByText(/Ada Vector, Head of cloning/)).toBeInTheDocument();
  expect(screen.getByText("February 8, 2025")).toBeInTheDocument();
});

it("shows the error of the API for an unknown post", async () => {
  fakeApi({ "GET /api/blogs/get-blog/99/": problem(404, "No post has the number 99.") });

  visit("/blog/99", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No post has the number 99.");
});
