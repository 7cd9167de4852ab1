import { remote } from '../../webpack.config.base';

export default remote('async', import.meta.dirname);
