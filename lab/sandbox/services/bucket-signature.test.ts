import { computeSignature } from "./bucket-signature.ts";

/** Examples that Amazon has published: "Signature Calculations for the Authorization Header", GET and PUT of an object. */
const SECRET = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
const HOST = "examplebucket.s3.amazonaws.com";
const DATE = "20130524T000000Z";
const authorization = (signedHeaders: string) =>
  `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signedHeaders},Signature=${"0".repeat(64)}`;

it("signs a GET of an object as Amazon's example", () => {
  const request = {
    method: "GET",
    url: "/test.txt",
    headers: {
      host: HOST,
      range: "bytes=0-9",
      "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "x-amz-date": DATE,
      authorization: authorization("host;range;x-amz-content-sha256;x-amz-date"),
    },
  };

  expect(computeSignature(request, SECRET)).toBe(
    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  );
});

it("signs a PUT of an object as Amazon's example", () => {
  const request = {
    method: "PUT",
    url: "/test%24file.text",
    headers: {
      date: "Fri, 24 May 2013 00:00:00 GMT",
      host: HOST,
      "x-amz-content-sha256": "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
      "x-amz-date": DATE,
      "x-amz-storage-class": "REDUCED_REDUNDANCY",
      authorization: authorization("date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class"),
    },
  };

  expect(computeSignature(request, SECRET)).toBe(
    "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  );
});

it("signs a query as Amazon's example", () => {
  const request = {
    method: "GET",
    url: "/?prefix=J&max-keys=2",
    headers: {
      host: HOST,
      "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "x-amz-date": DATE,
      authorization: authorization("host;x-amz-content-sha256;x-amz-date"),
    },
  };

  expect(computeSignature(request, SECRET)).toBe(
    "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  );
});
