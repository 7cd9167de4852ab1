/** By group and entry, the federation runtime's name of the container. A new build or a retry has another entry. */
export const containers = new Map<string, Map<string, string>>();
