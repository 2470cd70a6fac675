export interface Mail {
  id: string;
  from: string;
  /** All recipients of the envelope, including blind copies, separated by commas. */
  to: string;
  subject: string;
  /** ISO time of the Date header; without the header, of the arrival. */
  date: string;
  text: string;
  /** The HTML part as sent; empty without one. */
  html: string;
  links: string[];
  attachments: MailAttachment[];
}

export interface MailAttachment {
  name: string;
  mediaType: string;
  content: Uint8Array;
}

const CAPACITY = 500;

/** Keeps the latest mails, newest first. */
export class Mailbox {
  #mails: Mail[] = [];
  #count = 0;

  add(mail: Omit<Mail, "id">): void {
    this.#count += 1;
    this.#mails = [{ id: String(this.#count), ...mail }, ...this.#mails].slice(0, CAPACITY);
  }

  /** @param to returns only the mails to this address */
  list(to = ""): Mail[] {
    const address = to.trim().toLowerCase();
    return address
      ? this.#mails.filter((mail) => mail.to.toLowerCase().split(", ").includes(address))
      : this.#mails;
  }

  find(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  clear(): void {
    this.#mails = [];
  }
}
