/** Side of a cell: a letter and a finger's tip of room. */
export const CELL_PX = 20
/** Room for the names of the rows. */
export const HEAD_WIDTH_PX = 184
/** Room for the names of the columns, which are turned. */
export const HEAD_HEIGHT_PX = 150
