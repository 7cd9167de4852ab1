import { remote } from '../../webpack.config.base';

export default remote('media', import.meta.dirname);
