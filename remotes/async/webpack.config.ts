import { remote } from '@playground/kit/webpack';

export default remote('async', import.meta.dirname);
