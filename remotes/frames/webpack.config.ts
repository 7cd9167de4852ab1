import { remote } from '../../webpack.config.base';

export default remote('frames', import.meta.dirname);
