/** Counts the entries of each type (specification 9: achievement stats), in the order of `types`, including types without entries. */
export function countByType<Type extends string>(
  types: readonly Type[],
  entries: readonly { type: Type }[],
): { type: Type; count: number }[] {
  return types.map((type) => ({ type, count: entries.filter((entry) => entry.type === type).length }))
}
