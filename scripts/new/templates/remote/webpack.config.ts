import { remote } from '../../../../webpack.config.base';

export default remote('crew', import.meta.dirname);
