// What the shell draws only for demos. It comes with the code that loads them, so home does not load it.
import { Practice } from '@playground/kit/practice/Practice';
import { Running } from '../draw/Running';
import { memory } from '../memory';

Object.assign(memory, { Practice, Running });
