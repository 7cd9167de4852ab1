import { remote } from '@playground/kit/webpack';

export default remote('tables', import.meta.dirname);
