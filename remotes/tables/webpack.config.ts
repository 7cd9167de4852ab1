import { remote } from '../../webpack.config.base';

export default remote('tables', import.meta.dirname);
