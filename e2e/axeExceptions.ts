/** Where a page breaks an axe rule because the exercise wants it so: by path, what and why. Everything else is a defect. */
export const axeExceptions: Record<string, { rules: string[]; selector: string; reason: string }[]> = {};
