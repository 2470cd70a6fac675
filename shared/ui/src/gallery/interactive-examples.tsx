import { useState } from "react";
import { Button } from "../controls/button.tsx";
import { Paginator } from "../controls/paginator.tsx";
import { Tabs } from "../controls/tabs.tsx";
import { Dialog } from "../feedback/dialog.tsx";
import { QuantityField } from "../forms/quantity-field.tsx";

export function DialogExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete design</Button>
      {isOpen && (
        <Dialog
          heading="Delete “CRISPR KO”?"
          onClose={() => setOpen(false)}
          actions={(close) => <Button onClick={close}>Keep it</Button>}
        >
          <p>Shared links stop working.</p>
        </Dialog>
      )}
    </>
  );
}

export function PaginatorExample({ total = 95, totalText }: { total?: number; totalText?: string }) {
  const [page, setPage] = useState({ pageNumber: 1, pageSize: 20 });
  return (
    <Paginator
      label="Examples"
      {...page}
      {...{ total, totalText }}
      pageSizes={[10, 20, 50]}
      onChange={setPage}
    />
  );
}

export function QuantityExample({ heading }: { heading?: string }) {
  const [quantity, setQuantity] = useState(2);
  return <QuantityField label="Quantity of Polybrene" {...{ heading, quantity }} onChange={setQuantity} />;
}

export function TabsExample() {
  const [selected, setSelected] = useState("parts");
  const tabs = ["Parts", "Sequence", "Map"].map((label) => ({
    id: label.toLowerCase(),
    label,
    panel: <p>{label} of the vector</p>,
  }));
  return <Tabs label="Vector" {...{ tabs, selected }} onSelect={setSelected} />;
}
