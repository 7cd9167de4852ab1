import { standalone } from '@playground/kit/webpack';

export default standalone(import.meta.dirname);
