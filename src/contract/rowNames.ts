/** What names a row in a report, whatever it is a row of: the API's names of ids and names. */
export const rowNames = ['ProductoID', 'SucursalID', 'Nombre'] as const;
