import { remote } from '@playground/kit/webpack';

export default remote('frames', import.meta.dirname);
