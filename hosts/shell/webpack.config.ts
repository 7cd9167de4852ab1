import { shell } from '../../webpack.config.base';

export default shell(import.meta.dirname);
