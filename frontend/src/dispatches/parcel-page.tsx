import { DocumentRoute } from '../documents/document-route.tsx';
import { ParcelDialogs } from './parcels/parcel-dialogs.tsx';
import { parcelScreen } from './parcels/parcel-screen.tsx';

/** A package at its own address: `/sistema/embalaje/12`. */
export const Component = () => (
  <>
    <DocumentRoute screen={parcelScreen} open={() => undefined} />
    <ParcelDialogs />
  </>
);
