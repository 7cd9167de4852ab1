import { remote } from '@playground/kit/webpack';

export default remote('media', import.meta.dirname);
