/**
 * The same words without header and footer, which the layout of these pages has. Without this file Next puts the
 * whole 404 page into the data of each of them a second time.
 */
export { NotFound as default } from '@/components/sections/not-found';
