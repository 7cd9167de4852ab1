import { page } from '../../../../jest.config.mjs';

export default page('crew', import.meta.dirname);
