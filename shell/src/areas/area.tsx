import { Outlet } from "@ligate/platform/router";

export interface AreaProps {
  /** The remote that everything below belongs to. */
  name: string;
}

/** The part of the page that a remote owns. */
export function Area({ name }: AreaProps) {
  return (
    <div data-boundary={name}>
      <Outlet />
    </div>
  );
}
