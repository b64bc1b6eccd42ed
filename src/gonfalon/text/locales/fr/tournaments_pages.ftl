# The pages of tournaments and clubs: fetched after the first page.

## Tournaments: the list


## How opponents are found


## The form


## The page of one: what comes next


## The page of one: standings


## The page of one: time, tables, the end


## Clubs
tour-tables-all = Les afficher toutes ({ $count })
