import type { ColDef } from 'ag-grid-community';
import type { Delivery } from '../grid';

/** Columns of deliveries that several grids have. */
export const NUMBER: ColDef<Delivery> = { field: 'number', headerName: 'Number', width: 95 };
export const CUSTOMER: ColDef<Delivery> = { field: 'customer', headerName: 'Customer', width: 150 };
export const CITY: ColDef<Delivery> = { field: 'city', headerName: 'City', width: 100 };
export const REGION: ColDef<Delivery> = { field: 'region', headerName: 'Region', width: 100 };
export const WEIGHT: ColDef<Delivery> = { field: 'weight', headerName: 'Weight', width: 100 };
export const PIECES: ColDef<Delivery> = { field: 'pieces', headerName: 'Pieces', width: 100 };
export const STATE: ColDef<Delivery> = { field: 'state', headerName: 'State', width: 110 };

/** Pieces that can be changed. */
export const EDITED: ColDef<Delivery> = {
  ...PIECES,
  editable: true,
  cellEditor: 'agNumberCellEditor',
  cellEditorParams: { min: 0, max: 99_999, precision: 0 },
};
