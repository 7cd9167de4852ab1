import { shell } from '@playground/kit/webpack';

export default shell(import.meta.dirname);
