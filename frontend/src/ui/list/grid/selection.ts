/** Rows ticked for an action on many; the column's heading is there for screen readers alone. */
export const SELECTION = {
  rowSelection: { mode: 'multiRow', checkboxes: true, headerCheckbox: false, enableClickSelection: false },
  selectionColumnDef: {
    headerName: 'Elegir',
    headerClass: 'header-hidden',
    pinned: 'left',
    width: 40,
    minWidth: 40,
    resizable: false,
    suppressMovable: true,
    lockPosition: 'left',
  },
} as const;
