import { errorsWithPlace } from './errorsWithoutPlace';

errorsWithPlace();
