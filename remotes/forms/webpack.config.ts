import { remote } from '@playground/kit/webpack';

export default remote('forms', import.meta.dirname);
