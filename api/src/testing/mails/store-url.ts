export const STORE_URL = "https://store.example";
