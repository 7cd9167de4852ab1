import { remote } from '../../webpack.config.base';

export default remote('forms', import.meta.dirname);
