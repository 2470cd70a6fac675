import type { BlogPost } from "@ligate/contract/blogs";
import { fakeApi, problem, visit } from "@ligate/platform/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";

const aPost = (some: Partial<BlogPost> = {}): BlogPost => ({
  id: 7,
  title: "Choosing a promoter",
  date_posted: "2025-02-08",
  image: "/media/blog/choosing-a-promoter.svg",
  description: "Strong is not always best.",
  author: "Ada Vector",
  author_role: "Head of cloning",
  content: "<p>CMV is silenced in stem cells.</p>",
  ...some,
});

it("lists the posts, each with the way to it", async () => {
  fakeApi({ "GET /api/blogs/get-latest-blogs/": [aPost()], "GET /api/blogs/get-blog/7/": aPost() });
  visit("/blog", routes);

  await userEvent.click(await screen.findByRole("link", { name: /Choosing a promoter/ }));

  expect(await screen.findByText("CMV is silenced in stem cells.")).toBeInTheDocument();
});

it("says so where there are no posts", async () => {
  fakeApi({ "GET /api/blogs/get-latest-blogs/": [] });

  visit("/blog", routes);

  expect(await screen.findByText("There are no posts yet.")).toBeInTheDocument();
});

it("shows a post with its own author, role and date", async () => {
  fakeApi({ "GET /api/blogs/get-blog/7/": aPost() });

  visit("/blog/7", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Choosing a promoter");
  expect(screen.getByText(/Ada Vector, Head of cloning/)).toBeInTheDocument();
  expect(screen.getByText("February 8, 2025")).toBeInTheDocument();
});

it("says what the server says of a post that there is not", async () => {
  fakeApi({ "GET /api/blogs/get-blog/99/": problem(404, "No post has the number 99.") });

  visit("/blog/99", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No post has the number 99.");
});
