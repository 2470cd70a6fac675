export interface Mail {
  id: string;
  from: string;
  /** Everybody it was delivered to, by the envelope: blind copies too. */
  to: string;
  subject: string;
  /** ISO time of the Date header, or else of arrival. */
  date: string;
  text: string;
  links: string[];
}

const CAPACITY = 500;

/** The last mails, newest first. */
export class Mailbox {
  #mails: Mail[] = [];
  #arrived = 0;

  add(mail: Omit<Mail, "id">): void {
    this.#arrived += 1;
    this.#mails = [{ id: String(this.#arrived), ...mail }, ...this.#mails].slice(0, CAPACITY);
  }

  list(to = ""): Mail[] {
    const wanted = to.trim().toLowerCase();
    return wanted
      ? this.#mails.filter((mail) => mail.to.toLowerCase().split(", ").includes(wanted))
      : this.#mails;
  }

  find(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  clear(): void {
    this.#mails = [];
  }
}
