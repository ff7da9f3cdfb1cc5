export { processList as default } from '@power/infra/platform/projection/process-list';
