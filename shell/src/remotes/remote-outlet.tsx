import { Outlet } from "@ligate/platform/router";

export interface RemoteOutletProps {
  /** Name of the remote. */
  name: string;
}

/** The element around a remote's page. `data-remote` identifies the remote in outlines and for hydration. */
export function RemoteOutlet({ name }: RemoteOutletProps) {
  return (
    <div data-remote={name}>
      <Outlet />
    </div>
  );
}
