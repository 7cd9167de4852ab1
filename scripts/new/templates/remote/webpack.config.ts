import { remote } from '@playground/kit/webpack';

export default remote('crew', import.meta.dirname);
