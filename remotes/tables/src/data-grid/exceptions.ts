import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { DataGrid: { most: 23_000, reason: '@tanstack/react-table with six of its features, and eight stations.' } },
} satisfies Exceptions;
