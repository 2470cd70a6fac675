import { notFound } from "../errors.ts";

/** Records by id, oldest first. Callers change their fields in place, so each record that `findToChange` returned is saved. */
export class Records<Item> extends Map<string, Item> {
  readonly #unsaved = new Set<string>();

  override set(id: string, record: Item): this {
    this.#unsaved.add(id);
    return super.set(id, record);
  }

  /** A record to read. @throws PayPalError 404 */
  find(id: string): Item {
    const record = this.get(id);
    if (record === undefined) throw notFound();
    return record;
  }

  /** A record that may be changed until the next save. @throws PayPalError 404 */
  findToChange(id: string): Item {
    const record = this.find(id);
    this.#unsaved.add(id);
    return record;
  }

  /** The ids and records that may have changed since the last call. */
  takeUnsaved(): [string, Item][] {
    const unsaved = [...this.#unsaved].map((id): [string, Item] => [id, this.find(id)]);
    this.#unsaved.clear();
    return unsaved;
  }
}
